import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { writeHtmlBody, writeTextBody } from './mail-body.ts'

const origin = 'https://clinic.example'

const text = (value: string) => ({ type: 'text', value }) as const
const made = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const link = (href: string, words: string): Element => ({
  ...made('a', text(words)),
  properties: { href },
})
const page = (...children: Root['children']): Root => ({ type: 'root', children })

const html = (...children: Root['children']) => writeHtmlBody(page(...children), origin)
const plain = (...children: Root['children']) => writeTextBody(page(...children), origin)

test('words are safe in HTML, and what is no element leaves nothing', () => {
  expect(html(made('p', text('A & B'), made('br'), made('em', text('<c>'))))).toBe(
    '<p>A &amp; B<br><em>&lt;c&gt;</em></p>',
  )
  expect(html({ type: 'comment', value: 'for the writer' })).toBe('')
  expect(plain({ type: 'comment', value: 'for the writer' })).toBe('')
})

test('headings and lists bring their own looks, as mail programs know no style sheet', () => {
  const list = (name: string) => made(name, made('li', made('strong', text('One'))))
  expect(html(made('h2', text('H')), made('h3', text('H')), list('ul'), list('ol'))).toBe(
    '<h2 style="font-size:22px;line-height:1.25;margin:28px 0 8px">H</h2>' +
      '<h3 style="font-size:19px;line-height:1.25;margin:24px 0 8px">H</h3>' +
      '<ul style="padding-left:24px"><li style="margin:6px 0"><strong>One</strong></li></ul>' +
      '<ol style="padding-left:24px"><li style="margin:6px 0"><strong>One</strong></li></ol>',
  )
})

test('links work outside the site, in HTML and behind their words in text', () => {
  const links = [
    link('/contact', 'us'),
    link('https://other.example/?a=1&b=/2', 'them'),
    link('tel:+15105550123', 'call'),
    link('mailto:a@b.example', 'write'),
  ]
  expect(html(...links)).toBe(
    '<a href="https://clinic.example/contact">us</a>' +
      '<a href="https://other.example/?a=1&amp;b=/2">them</a>' +
      '<a href="tel:+15105550123">call</a>' +
      '<a href="mailto:a@b.example">write</a>',
  )
  expect(links.map((node) => writeTextBody(node, origin))).toEqual([
    'us (https://clinic.example/contact)',
    'them (https://other.example/?a=1&b=/2)',
    'call (+15105550123)',
    'write (a@b.example)',
  ])
  expect(html(made('a', text('nowhere')))).toBe('<a href="">nowhere</a>')
})

test.each(['img', 'table', 'constructor'])('<%s> is refused by its name', (name) => {
  expect(() => html(made('p', made(name)))).toThrow(
    `a newsletter cannot show <${name}>: use paragraphs, headings, lists, links`,
  )
})

test('text stands in blocks with a blank line between them', () => {
  const item = (words: string) => made('li', text(`\n${words}\n`))
  expect(
    plain(
      made('h2', text('First')),
      text('\n'),
      made('p', text('One\nline,'), made('br'), text('and another ')),
      made('h3', text('Second')),
      made('ul', text('\n'), item('a'), text('\n'), item('b')),
      made('ol', item('c'), item('d')),
    ).split('\n'),
  ).toEqual([
    'FIRST',
    '',
    'One line,',
    'and another',
    '',
    'SECOND',
    '',
    '- a',
    '- b',
    '',
    '1. c',
    '2. d',
  ])
})
