import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'

const px = (value: number) => `${value / 16}rem`

const paint = (background: string, hover: string, color: string, border = 'transparent') => ({
  background: `var(--g-${background}, transparent)`,
  hover: `var(--g-${hover})`,
  color: `var(--g-${color})`,
  border: `1px solid ${border}`,
})

/** Our variants by color; the rest is Mantine's. */
const variants: Record<string, Record<string, ReturnType<VariantColorsResolver>>> = {
  glide: {
    filled: paint('green', 'filled-hover, var(--g-green-hover)', 'on-green'),
    light: paint('green-tint', 'green-tint-2', 'green-ink'),
    subtle: paint('none', 'green-tint', 'green-ink'),
  },
  red: {
    filled: paint('red', 'red-hover', 'on-red'),
    light: paint('red-tint', 'red-tint', 'red-ink'),
    subtle: paint('none', 'red-tint', 'red-ink'),
  },
  gray: {
    subtle: paint('none', 'sunken', 'ink-2'),
  },
}

const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === 'default') return paint('surface', 'sunken', 'ink', 'var(--g-rule-strong)')
  return variants[input.color ?? 'glide']?.[input.variant] ?? defaultVariantColorsResolver(input)
}

export const theme = createTheme({
  fontFamily: 'var(--g-font-text)',
  headings: {
    fontFamily: 'var(--g-font-head)',
    fontWeight: '440',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--g-h1)', lineHeight: 'var(--g-h1-lh)' },
      h2: { fontSize: 'var(--g-h2)', lineHeight: 'var(--g-h2-lh)' },
      h3: { fontSize: 'var(--g-h3)', lineHeight: 'var(--g-h3-lh)' },
      h4: { fontSize: 'var(--g-h4)', lineHeight: 'var(--g-h4-lh)' },
    },
  },
  defaultRadius: 8,
  black: '#10211D',
  primaryColor: 'glide',
  primaryShade: { light: 6, dark: 4 },
  colors: {
    glide: [
      '#E6F1ED',
      '#D3E6DF',
      '#A6D3C6',
      '#79C4B1',
      '#4FBFA3',
      '#2A9A82',
      '#0E7C66',
      '#0B6655',
      '#095446',
      '#073F35',
    ],
  },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  /** `lg` is the text of large controls, so it stays at body size. */
  fontSizes: { xs: px(12), sm: px(14), md: px(16), lg: px(16), xl: px(20) },
  lineHeights: { xs: '1.3333', sm: '1.4286', md: '1.5', lg: '1.5', xl: '1.6' },
  variantColorResolver,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Modal: {
      defaultProps: {
        size: 520,
        padding: 24,
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        overlayProps: { color: 'var(--g-overlay)', backgroundOpacity: 1, blur: 0 },
      },
    },
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
  },
})

/** Mantine's names for our roles. The tokens change with the scheme, so both schemes get the same list. */
const roles = {
  '--mantine-color-body': 'var(--g-paper)',
  '--mantine-color-text': 'var(--g-ink)',
  '--mantine-color-bright': 'var(--g-ink)',
  '--mantine-color-dimmed': 'var(--g-ink-2)',
  '--mantine-color-placeholder': 'var(--g-ink-3)',
  '--mantine-color-default': 'var(--g-surface)',
  '--mantine-color-default-hover': 'var(--g-sunken)',
  '--mantine-color-default-color': 'var(--g-ink)',
  '--mantine-color-default-border': 'var(--g-rule-strong)',
  '--mantine-color-error': 'var(--g-red-ink)',
  '--mantine-color-anchor': 'var(--g-green)',
  '--mantine-color-disabled': 'var(--g-sunken)',
  '--mantine-color-disabled-color': 'var(--g-ink-3)',
  '--mantine-color-disabled-border': 'var(--g-rule)',
  '--mantine-color-glide-filled': 'var(--g-green)',
  '--mantine-color-glide-filled-hover': 'var(--g-green-hover)',
  '--mantine-color-glide-light': 'var(--g-green-tint)',
  '--mantine-color-glide-light-hover': 'var(--g-green-tint-2)',
  '--mantine-color-glide-light-color': 'var(--g-green-ink)',
  '--mantine-color-glide-text': 'var(--g-green)',
  '--mantine-primary-color-contrast': 'var(--g-on-green)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles })
