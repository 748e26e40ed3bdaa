import { useEffect, useRef, useState } from 'react'
import { groupPages } from '#directories/site-map/page-groups.ts'
import type { Words } from '#directories/site-map/words.en.ts'
import type { Locale } from '#i18n/locales.ts'
import { href, page } from '#site/addresses.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import './page-search.css'
import '#ui/field/field.css'

export interface PageSearchProps {
  locale: Locale
  words: Words
}

/**
 * The site map with a search field. As HTML it is the whole list; once awake, typing narrows it.
 * The form leads to the site map for visitors without JavaScript.
 */
export function PageSearch({ locale, words }: PageSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const groups = groupPages(locale, query)

  // Whatever was typed before React was there, or came in the address, counts too.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q') ?? ''
    if (input.current && !input.current.value) input.current.value = asked
    setQuery(input.current?.value ?? '')
  }, [])

  return (
    <div className="page-search">
      <search>
        <form action={href('site-map', locale)} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="page-search">{words.searchLabel}</label>
          <input
            ref={input}
            id="page-search"
            name="q"
            type="search"
            autoComplete="off"
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline">
            {words.search}
          </Button>
        </form>
      </search>
      <p role="status">{groups.length === 0 ? words.noResult : ''}</p>
      <div className="page-groups">
        {groups.map(({ id, pages }) => (
          <section key={id} id={id}>
            <h2>
              <Icon name="map-pin" />
              {words.groups[id]}
            </h2>
            <ul>
              {pages.map((found) => (
                <li key={found}>
                  <a href={href(found, locale)}>{page(found).name[locale]}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
