import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { locales } from '#language/locales.ts'
import { ContactDetails } from '#screens/contact-details.tsx'
import { BottomBar } from '#screens/layouts/bottom-bar.tsx'
import { Footer } from '#screens/layouts/footer.tsx'
import { screenOf, screens } from '#screens/screens.ts'
import { wordsOf } from '#words/read-pages.ts'
import { sharedRules } from '#words/shared-rules/words.ts'
import { blockWords } from '#words/words.ts'

vi.mock('#config', async (load) => {
  const { clinic } = await load<typeof import('#config')>()
  const confirmed = { confirmedBy: 'Ana Reyes', on: '2026-11-20' }
  return {
    clinic: {
      ...clinic,
      phones: { ...clinic.phones, text: undefined, whatsapp: '+15105550137' },
      ownRules: { asksNoStatus: confirmed, agentsNeedOrder: confirmed },
    },
  }
})

/** The words are read once, as a build does. */
beforeAll(() => {
  vi.stubEnv('DEV', false)
})

const number = 'https://wa.me/15105550137'

describe.each(locales)('a clinic whose owner has confirmed its rules (%s)', (locale) => {
  const { asksNoStatus, agentsNeedOrder } = sharedRules[locale]

  test.each(['home', 'injury-chiropractor', 'hit-and-run', 'faq', 'papers-police'] as const)(
    'says both on the page %s',
    (id) => {
      const { body } = wordsOf(id, locale)
      expect(body).toContain(asksNoStatus)
      expect(body).toContain(agentsNeedOrder)
    },
  )

  test('shows WhatsApp where it shows the ways to write, and asks for no medical details', () => {
    const drawn = [
      <ContactDetails key="details" locale={locale} />,
      <Footer key="foot" locale={locale} current="home" ownNewsletterForm={false} />,
      <BottomBar key="bar" locale={locale} />,
    ]
    for (const element of drawn) {
      const html = renderToStaticMarkup(element)
      expect(html).toContain(number)
      expect(html).toContain(blockWords[locale].whatsapp)
    }
    const Screen = screens[screenOf('faq')]
    const page = <Screen id="faq" locale={locale} words={wordsOf('faq', locale)} />
    expect(renderToStaticMarkup(page)).toContain(number)
  })
})
