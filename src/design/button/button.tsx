import { cva, type VariantProps } from 'class-variance-authority'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import './button.css'

/** Eleven variants and four sizes. `cta` is for calling the clinic and for nothing else, once in view: in the header, or in the bar where there is one. A call in a page is `outline-cta`. */
export const buttonClass = cva('btn', {
  variants: {
    variant: {
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
    },
    size: { default: '', sm: 'btn-sm', lg: 'btn-lg', icon: 'btn-icon' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

type ButtonStyle = VariantProps<typeof buttonClass>

export const buttonVariants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'cta',
  'urgent',
  'trust',
  'success',
  'outline-cta',
] as const

export const buttonSizes = ['default', 'sm', 'lg', 'icon'] as const

export type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />
}

export interface ButtonLinkProps extends ButtonStyle {
  href: string
  children: ReactNode
  className?: string
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
