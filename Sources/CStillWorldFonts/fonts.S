// The bytes of the typefaces for the scripts of the world.

#include <typefaces.inc>

TYPEFACE(noto_sans_arabic_regular, noto-world/NotoSansArabic-Regular.ttf)
TYPEFACE(noto_sans_arabic_bold, noto-world/NotoSansArabic-Bold.ttf)
TYPEFACE(noto_sans_hebrew_regular, noto-world/NotoSansHebrew-Regular.ttf)
TYPEFACE(noto_sans_hebrew_bold, noto-world/NotoSansHebrew-Bold.ttf)
TYPEFACE(noto_sans_devanagari_regular, noto-world/NotoSansDevanagari-Regular.ttf)
TYPEFACE(noto_sans_devanagari_bold, noto-world/NotoSansDevanagari-Bold.ttf)
TYPEFACE(noto_sans_thai_regular, noto-world/NotoSansThai-Regular.ttf)
TYPEFACE(noto_sans_thai_bold, noto-world/NotoSansThai-Bold.ttf)

#if defined(__linux__)
.section .note.GNU-stack,"",%progbits
#endif
