// The bytes of the pages' style sheets and scripts. SwiftPM passes the assets folder as header search path.

#if defined(__APPLE__)
#define SYMBOL(name) _##name
.section __TEXT,__const
#else
#define SYMBOL(name) name
.section .rodata
#endif

.macro embedded symbol, end, file
  .globl \symbol
  .globl \end
\symbol:
  .incbin "\file"
\end:
  .byte 0
.endm

embedded SYMBOL(cstillpages_base_css), SYMBOL(cstillpages_base_css_end), base.css
embedded SYMBOL(cstillpages_preview_css), SYMBOL(cstillpages_preview_css_end), preview.css
embedded SYMBOL(cstillpages_preview_js), SYMBOL(cstillpages_preview_js_end), preview.js
embedded SYMBOL(cstillpages_review_css), SYMBOL(cstillpages_review_css_end), review.css
embedded SYMBOL(cstillpages_review_js), SYMBOL(cstillpages_review_js_end), review.js

#if defined(__linux__)
.section .note.GNU-stack,"",%progbits
#endif
