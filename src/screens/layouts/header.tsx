import { clinic } from '#clinic'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { fill } from '#language/fill.ts'
import { type Locale, otherLocale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { languageLinkClass } from '#screens/live/language-link.ts'
import { Live } from '#screens/live/live.tsx'
import { openPart } from '#screens/live/open-part.tsx'
import { href, type PageId } from '#site/addresses.ts'
import { officeLine } from '#site/contact-links.ts'
import { Banner } from './banner.tsx'
import { BookingLabel } from './booking-label.tsx'
import { MainMenu } from './main-menu.tsx'
import { layoutWords } from './words.ts'
import './header.css'

/** The clinic's own mark, on the ground of either theme, or that of this site. */
function Logo() {
  const own = clinic.brand?.logo
  if (!own) return <img src="/icon.svg" alt="" width="36" height="36" />
  return (
    <>
      <img src={`/${own.light}`} alt="" height="36" />
      <img src={`/${own.dark}`} alt="" height="36" />
    </>
  )
}

export interface HeaderProps {
  locale: Locale
  current: PageId | 'not-found'
}

export function Header({ locale, current }: HeaderProps) {
  const words = layoutWords[locale]
  const { openInNewTab, callNumber } = sharedWords[locale]
  const other = otherLocale(locale)
  return (
    <header className="site-header no-print">
      <div className="wrap header-row">
        <a className="logo" href={href('home', locale)}>
          <Logo />
          <span>
            <b>{clinic.shortName}</b> <small>{clinic.tagline[locale]}</small>
          </span>
        </a>
        <div className="header-actions">
          <a className="header-search" href={`${href('site-map', locale)}?q=`}>
            <Icon name="search" />
            <span className="vh">{words.search}</span>
          </a>
          <a
            className={languageLinkClass}
            href={href(current === 'not-found' ? 'home' : current, other)}
            lang={other}
            hrefLang={other}
          >
            {words.switchLanguage}
          </a>
          <Live part={openPart} locale={locale} className="wide-only open-now" />
          {[words.bookFree, words.bookCalendar].map((label) => (
            <ButtonLink
              key={label}
              className="wide-only"
              href={clinic.links.booking}
              size="sm"
              variant="outline"
              opensNewTab={openInNewTab}
            >
              <BookingLabel label={label} locale={locale} />
            </ButtonLink>
          ))}
          <ButtonLink
            href={officeLine.href}
            size="sm"
            variant="cta"
            label={fill(callNumber, { number: officeLine.number })}
          >
            <Icon name="phone" />
            <span className="call-number">{officeLine.number}</span>
          </ButtonLink>
        </div>
        <div className="island" data-island="main-menu">
          <MainMenu locale={locale} current={current} />
        </div>
      </div>
      <Banner locale={locale} />
    </header>
  )
}
