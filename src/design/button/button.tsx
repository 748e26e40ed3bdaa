import type { ButtonHTMLAttributes, ReactNode } from 'react'
import './button.css'

/** Eleven variants. `cta` is for calling the clinic and for nothing else, once in view: in the header, or in the bar where there is one. A call in a page is `outline-cta`. */
const variants = {
  default: 'btn-default',
  destructive: 'btn-urgent btn-destructive',
  outline: 'btn-outline',
  secondary: 'btn-secondary',
  ghost: 'btn-ghost',
  link: 'btn-link',
  cta: 'btn-cta',
  urgent: 'btn-urgent',
  trust: 'btn-default btn-trust',
  success: 'btn-success',
  'outline-cta': 'btn-outline-cta',
} as const

const sizes = { default: '', sm: 'btn-sm', lg: 'btn-lg', icon: 'btn-icon' } as const

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

export const buttonVariants = Object.keys(variants) as ButtonVariant[]
export const buttonSizes = Object.keys(sizes) as ButtonSize[]

interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

export const buttonClass = ({ variant = 'default', size = 'default', className }: ButtonStyle) =>
  ['btn', variants[variant], sizes[size], className].filter(Boolean).join(' ')

export type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />
}

export interface ButtonLinkProps extends ButtonStyle {
  href: string
  children: ReactNode
  hrefLang?: string
  lang?: string
  /** Opens a new tab and says so with these words. */
  opensNewTab?: string
  label?: string
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({
  href,
  variant,
  size,
  className,
  opensNewTab,
  label,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      href={href}
      className={buttonClass({ variant, size, className })}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {})}
      aria-label={label}
      {...rest}
    >
      {children}
      {opensNewTab ? (
        <>
          {' '}
          <span className="vh">{opensNewTab}</span>
        </>
      ) : null}
    </a>
  )
}
