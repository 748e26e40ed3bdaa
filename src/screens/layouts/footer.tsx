import type { ReactNode } from 'react'
import { clinic } from '#clinic'
import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Island } from '#design/island/island.tsx'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { withFullStop } from '#language/full-stop.ts'
import { type Locale, otherLocale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { href, isServed, type PageId, page } from '#site/addresses.ts'
import {
  directionsLink,
  emergencyLine,
  mailLink,
  officeLine,
  postalAddress,
  socialLinks,
  textLine,
} from '#site/contact-links.ts'
import {
  footerColumns,
  groupHeading,
  helpfulLinks,
  type LinkGroup,
  legalLinks,
} from '#site/footer-links.ts'
import { whatsappLine } from '#site/whatsapp.ts'
import { blockWords } from '#words/words.ts'
import { layoutWords } from './words.ts'
import './footer.css'
import '#design/button/button.css'

const networkName = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
}

function PageLinks({ pages, locale }: { pages: readonly PageId[]; locale: Locale }) {
  return (
    <ul>
      {pages.map((id) => (
        <li key={id}>
          <a href={href(id, locale)}>{page(id).name[locale]}</a>
        </li>
      ))}
    </ul>
  )
}

function Column({ group, locale }: { group: LinkGroup; locale: Locale }) {
  const language = group.only ?? locale
  return (
    <div lang={language === locale ? undefined : language}>
      <h3>{groupHeading(group.label, locale)}</h3>
      <PageLinks pages={group.pages} locale={language} />
    </div>
  )
}

/** Links under their name: folded on a phone, a column where there is room. */
function FooterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="footer-group">
      {/* Only one of the two names is ever there, for eyes and for screen readers. */}
      <h3>{name}</h3>
      <details>
        <summary>{name}</summary>
        {children}
      </details>
    </div>
  )
}

function Newsletter({ locale }: { locale: Locale }) {
  const words = newsletterFormWords[locale]
  return (
    <div className="footer-newsletter">
      <h2 className="footer-heading">{words.heading}</h2>
      <p>{words.intro}</p>
      <Island
        name="newsletter-form"
        component={NewsletterForm}
        props={{ locale, source: 'footer-newsletter' }}
        words={words}
      />
      <p className="fine-print">{words.privacy}</p>
    </div>
  )
}

export interface FooterProps {
  locale: Locale
  current: PageId | 'not-found'
  /** Leaves the newsletter form out, where the page has its own. */
  ownNewsletterForm: boolean
}

/** What everybody finds at the end of a page. */
export function Footer({ locale, current, ownNewsletterForm }: FooterProps) {
  const words = layoutWords[locale]
  const { phones } = sharedWords[locale]
  const other = otherLocale(locale)
  const rights = withFullStop(`© ${localDate(buildTime()).slice(0, 4)} ${clinic.name}`)
  return (
    <footer className="site-footer no-print">
      <div className="wrap">
        <div className="footer-top">
          {ownNewsletterForm || !isServed('newsletter') ? null : <Newsletter locale={locale} />}
          <div className="footer-contact">
            <h3>{words.footer.contact}</h3>
            <p>
              <strong>{words.footer.emergencyNotice}</strong>
            </p>
            <ul>
              <li>
                {`${phones.office}: `}
                <a href={officeLine.href}>{officeLine.number}</a>
              </li>
              {emergencyLine ? (
                <li>
                  {`${phones.emergency}: `}
                  <a href={emergencyLine.href}>{emergencyLine.number}</a>
                </li>
              ) : null}
              {textLine ? (
                <li>
                  {`${phones.textLine}: `}
                  <a href={textLine.href}>{textLine.number}</a>
                </li>
              ) : null}
              {whatsappLine ? (
                <li>
                  {`${blockWords[locale].whatsapp}: `}
                  <a href={whatsappLine.href}>{whatsappLine.number}</a>
                </li>
              ) : null}
              <li>
                <a href={mailLink}>{clinic.email}</a>
              </li>
              <li>
                {`${postalAddress} · `}
                <a href={directionsLink}>{words.footer.directions}</a>
              </li>
            </ul>
          </div>
          {footerColumns.map((group) => (
            <FooterGroup key={group.label} name={groupHeading(group.label, locale)}>
              <PageLinks pages={group.pages} locale={locale} />
            </FooterGroup>
          ))}
        </div>
        <FooterGroup name={words.footer.helpful}>
          <div className="footer-columns">
            {helpfulLinks.map((group) => (
              <Column key={group.label} group={group} locale={locale} />
            ))}
          </div>
        </FooterGroup>
        <div className="footer-bottom">
          {socialLinks.length > 0 ? (
            <ul className="social" aria-label={words.footer.social}>
              {socialLinks.map(({ network, link }) => (
                <li key={network}>
                  <a className="icon-button" href={link} aria-label={networkName[network]}>
                    <Icon name={network} />
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <button
            type="button"
            className="btn btn-ghost btn-sm theme-toggle"
            data-toggle="theme"
            aria-pressed="false"
          >
            {words.footer.darkMode}
          </button>
          <a
            href={href(current === 'not-found' ? 'home' : current, other)}
            lang={other}
            hrefLang={other}
          >
            {words.switchLanguage}
          </a>
          {clinic.links.portal ? <a href={clinic.links.portal}>{words.footer.portal}</a> : null}
        </div>
        <nav className="legal-links" aria-label={words.footer.legal}>
          <PageLinks pages={legalLinks} locale={locale} />
        </nav>
        <p className="fine-print">{`${rights} ${words.footer.languageHelp}`}</p>
      </div>
    </footer>
  )
}
