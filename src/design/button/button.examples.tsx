import type { Example, InBoth } from '#design/examples.ts'
import { Icon } from '#design/icon/icon.tsx'
import {
  Button,
  ButtonLink,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './button.tsx'

/** Each variant with the work it is meant for. */
const variantWords: Record<ButtonVariant, InBoth<string>> = {
  default: { en: 'Book a visit', es: 'Pedir una cita' },
  destructive: { en: 'Delete my diary', es: 'Borrar mi diario' },
  outline: { en: 'Text us', es: 'Mande un texto' },
  secondary: { en: 'Print this page', es: 'Imprimir esta página' },
  ghost: { en: 'Go back', es: 'Regresar' },
  link: { en: 'Start again', es: 'Empezar de nuevo' },
  cta: { en: 'Call us', es: 'Llámenos' },
  urgent: { en: 'Call 911 now', es: 'Llame al 911 ahora' },
  trust: { en: 'Subscribe', es: 'Suscribirme' },
  success: { en: 'Confirm my address', es: 'Confirmar mi correo' },
  'outline-cta': { en: 'Call us', es: 'Llámenos' },
}

const sizeWords: Record<Exclude<ButtonSize, 'icon'>, InBoth<string>> = {
  default: { en: 'Medium', es: 'Mediano' },
  sm: { en: 'Small', es: 'Pequeño' },
  lg: { en: 'Large', es: 'Grande' },
}

const words = {
  call: { en: 'Call us', es: 'Llámenos' },
  sending: { en: 'Sending…', es: 'Enviando…' },
  portal: { en: 'Patient Portal', es: 'Portal del paciente' },
  newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  bookLong: {
    en: 'Book a free consultation for the day after tomorrow',
    es: 'Pida su llamada gratis en español para pasado mañana por la tarde',
  },
  diaryLong: {
    en: 'Download everything I wrote in my recovery diary',
    es: 'Descargar todo lo que escribí en mi diario de recuperación',
  },
} satisfies Record<string, InBoth<string>>

/** The styleguide gives these classes the look of the states they are named after. */
const shownStates = ['is-hover', 'is-focus-visible', 'is-hover is-active']

/** At rest, under the pointer, with the focus, pressed, disabled. */
function InAllStates(button: ButtonProps) {
  return (
    <div className="button-row">
      <Button {...button} />
      {shownStates.map((state) => (
        <Button key={state} className={state} {...button} />
      ))}
      <Button {...button} disabled />
    </div>
  )
}

export const examples: readonly Example[] = [
  ...buttonVariants.map(
    (variant): Example => ({
      name: variant,
      render: ({ language }) => (
        <InAllStates variant={variant}>{variantWords[variant][language]}</InAllStates>
      ),
    }),
  ),
  ...buttonSizes.map(
    (size): Example => ({
      name: `size ${size}`,
      render: ({ language }) =>
        size === 'icon' ? (
          <InAllStates size="icon" aria-label={words.call[language]}>
            <Icon name="phone" />
          </InAllStates>
        ) : (
          <InAllStates size={size}>{sizeWords[size][language]}</InAllStates>
        ),
    }),
  ),
  {
    name: 'with an icon',
    render: ({ language }) => (
      <Button variant="cta" size="lg">
        <Icon name="phone" />
        {words.call[language]}
      </Button>
    ),
  },
  {
    name: 'a link to another site',
    render: ({ language }) => (
      <ButtonLink href="#" variant="outline" opensNewTab={words.newTab[language]}>
        {words.portal[language]}
      </ButtonLink>
    ),
  },
  {
    name: 'long words',
    render: ({ language }) => (
      <div className="button-row">
        <Button size="lg">
          <Icon name="calendar" />
          {words.bookLong[language]}
        </Button>
        <Button variant="outline" size="sm">
          {words.diaryLong[language]}
        </Button>
      </div>
    ),
  },
]
