import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SheetDrawing } from '#design/drawings/sheet-drawing.tsx'
import { counted } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import { href, type PageId, page } from '#site/addresses.ts'
import type { Found } from '#site/search.ts'
import { loadSearch, type Search } from './load-search.ts'
import { groupPages } from './page-groups.ts'
import { tellMissed } from './tell-missed.ts'
import type { Words } from './words.en.ts'
import './page-search.css'
import '#design/field/field.css'

export interface PageSearchProps {
  locale: Locale
  words: Words
  /** Until something is typed, the corners and streets stay behind the page that lists them, as posts always do. */
  brief?: boolean
}

interface ListProps {
  locale: Locale
}

function Results({ found, locale }: ListProps & { found: readonly Found[] }) {
  return (
    <ol className="search-results">
      {found.map(({ id, description }) => (
        <li key={id}>
          <a href={href(id, locale)}>{page(id).name[locale]}</a>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

/** The first page of their list leads to them. */
const isBehindPosts = (id: PageId) => page(id).kind === 'post' || id.startsWith('posts-')

function Groups({ query, locale, words, brief }: PageSearchProps & { query: string }) {
  const isBehindList = (id: PageId) =>
    isBehindPosts(id) || (brief && page(id).kind === 'crash-place')
  const isShown = (id: PageId) => query !== '' || !isBehindList(id)
  return (
    <div className="page-groups">
      {groupPages(locale, query).map(({ id, drawing, pages }) => (
        <section key={id} id={id}>
          <h2>
            <SheetDrawing name={drawing} />
            {words.groups[id]}
          </h2>
          <ul>
            {pages.filter(isShown).map((found) => (
              <li key={found}>
                <a href={href(found, locale)}>{page(found).name[locale]}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/**
 * The site map with a search field. As HTML it is the whole list; once awake, typing searches all words
 * of all pages, and only the names until the index is here or if it does not come. The form leads to
 * the site map for visitors without JavaScript.
 */
export function PageSearch({ locale, words, brief = false }: PageSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  /** Searches that are over, each told once. */
  const told = useRef(new Set<string>())
  const [query, setQuery] = useState('')
  const [search, setSearch] = useState<Search>()
  const asked = query.trim()
  const found = asked ? search?.find(asked) : undefined
  const count =
    found?.length ?? groupPages(locale, asked).reduce((sum, { pages }) => sum + pages.length, 0)
  const said = count === 0 ? words.noResult : counted(words.pages, count, locale)

  // Whatever was typed before React was there, or came in the address, counts too.
  useEffect(() => {
    const inAddress = new URLSearchParams(location.search).get('q')
    if (input.current && !input.current.value) input.current.value = inAddress ?? ''
    if (inAddress === '') input.current?.focus()
    setQuery(input.current?.value ?? '')
    loadSearch(locale).then(
      (loaded) => setSearch(loaded),
      () => {},
    )
  }, [locale])

  function endSearch() {
    if (!search || told.current.has(asked)) return
    told.current.add(asked)
    tellMissed(search.findMissed(asked), locale)
  }

  return (
    <div className="page-search">
      <search>
        <form
          action={href('site-map', locale)}
          onSubmit={(event) => {
            event.preventDefault()
            endSearch()
          }}
        >
          <label htmlFor="page-search">{words.searchLabel}</label>
          <input
            ref={input}
            id="page-search"
            name="q"
            type="search"
            autoComplete="off"
            onInput={(event) => setQuery(event.currentTarget.value)}
            onBlur={endSearch}
          />
          <Button type="submit" variant="outline">
            {words.search}
          </Button>
        </form>
      </search>
      <p role="status">{asked ? said : ''}</p>
      {found ? (
        <Results found={found} locale={locale} />
      ) : (
        <Groups query={asked} locale={locale} words={words} brief={brief} />
      )}
    </div>
  )
}
