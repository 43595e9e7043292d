// The bytes of the embedded typefaces. SwiftPM passes the assets folder as header search path.

#if defined(__APPLE__)
#define SYMBOL(name) _##name
.section __TEXT,__const
#else
#define SYMBOL(name) name
.section .rodata
#endif

.macro typeface symbol, end, file
  .globl \symbol
  .globl \end
  .p2align 4
\symbol:
  .incbin "\file"
\end:
  .byte 0
.endm

typeface SYMBOL(cstillfonts_inter_thin), SYMBOL(cstillfonts_inter_thin_end), inter/Inter-Thin.otf
typeface SYMBOL(cstillfonts_inter_thin_italic), SYMBOL(cstillfonts_inter_thin_italic_end), inter/Inter-ThinItalic.otf
typeface SYMBOL(cstillfonts_inter_extralight), SYMBOL(cstillfonts_inter_extralight_end), inter/Inter-ExtraLight.otf
typeface SYMBOL(cstillfonts_inter_extralight_italic), SYMBOL(cstillfonts_inter_extralight_italic_end), inter/Inter-ExtraLightItalic.otf
typeface SYMBOL(cstillfonts_inter_light), SYMBOL(cstillfonts_inter_light_end), inter/Inter-Light.otf
typeface SYMBOL(cstillfonts_inter_light_italic), SYMBOL(cstillfonts_inter_light_italic_end), inter/Inter-LightItalic.otf
typeface SYMBOL(cstillfonts_inter_regular), SYMBOL(cstillfonts_inter_regular_end), inter/Inter-Regular.otf
typeface SYMBOL(cstillfonts_inter_regular_italic), SYMBOL(cstillfonts_inter_regular_italic_end), inter/Inter-Italic.otf
typeface SYMBOL(cstillfonts_inter_medium), SYMBOL(cstillfonts_inter_medium_end), inter/Inter-Medium.otf
typeface SYMBOL(cstillfonts_inter_medium_italic), SYMBOL(cstillfonts_inter_medium_italic_end), inter/Inter-MediumItalic.otf
typeface SYMBOL(cstillfonts_inter_semibold), SYMBOL(cstillfonts_inter_semibold_end), inter/Inter-SemiBold.otf
typeface SYMBOL(cstillfonts_inter_semibold_italic), SYMBOL(cstillfonts_inter_semibold_italic_end), inter/Inter-SemiBoldItalic.otf
typeface SYMBOL(cstillfonts_inter_bold), SYMBOL(cstillfonts_inter_bold_end), inter/Inter-Bold.otf
typeface SYMBOL(cstillfonts_inter_bold_italic), SYMBOL(cstillfonts_inter_bold_italic_end), inter/Inter-BoldItalic.otf
typeface SYMBOL(cstillfonts_inter_extrabold), SYMBOL(cstillfonts_inter_extrabold_end), inter/Inter-ExtraBold.otf
typeface SYMBOL(cstillfonts_inter_extrabold_italic), SYMBOL(cstillfonts_inter_extrabold_italic_end), inter/Inter-ExtraBoldItalic.otf
typeface SYMBOL(cstillfonts_inter_black), SYMBOL(cstillfonts_inter_black_end), inter/Inter-Black.otf
typeface SYMBOL(cstillfonts_inter_black_italic), SYMBOL(cstillfonts_inter_black_italic_end), inter/Inter-BlackItalic.otf

#if defined(__linux__)
.section .note.GNU-stack,"",%progbits
#endif
