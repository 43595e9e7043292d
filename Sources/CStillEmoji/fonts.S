// The bytes of the typefaces for emoji.

#include <typefaces.inc>

TYPEFACE(noto_color_emoji, noto-emoji/NotoColorEmoji.ttf)

#if defined(__linux__)
.section .note.GNU-stack,"",%progbits
#endif
