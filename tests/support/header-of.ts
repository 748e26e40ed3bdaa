import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#language/locales.ts'
import { Header } from '#screens/layouts/header.tsx'
import type { PageId } from '#site/addresses.ts'

/**
 * The header as the build draws it: the server looks in it for the link to the other language. Its
 * live part stays as it was built, so that a test has only the parts that it makes.
 */
export const headerOf = (current: PageId, locale: Locale) =>
  renderToStaticMarkup(createElement(Header, { current, locale })).replaceAll(/<!--.*?-->/g, '')
