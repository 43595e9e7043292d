// The bytes of the embedded symbols. SwiftPM passes the assets folder as header search path.

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
  .p2align 4
\symbol:
  .incbin "\file"
\end:
  .byte 0
.endm

embedded SYMBOL(cstillsymbols_phosphor), SYMBOL(cstillsymbols_phosphor_end), phosphor/Phosphor.ttf
embedded SYMBOL(cstillsymbols_phosphor_icons), SYMBOL(cstillsymbols_phosphor_icons_end), phosphor/icons.txt
embedded SYMBOL(cstillsymbols_table), SYMBOL(cstillsymbols_table_end), symbols.txt
embedded SYMBOL(cstillsymbols_rooms), SYMBOL(cstillsymbols_rooms_end), sizes.txt

#if defined(__linux__)
.section .note.GNU-stack,"",%progbits
#endif
