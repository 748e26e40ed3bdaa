import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { escapeHtml } from '#server/http/html.ts'

/** The colours of the pages (`tokens.css`) as mail programs know them, by day and by night. */
export const mailColours = {
  paper: ['#fbf7ee', '#061921'],
  card: ['#fefcf8', '#0c242d'],
  ink: ['#0c252e', '#f1eee6'],
  soft: ['#354f59', '#b0c2c5'],
  bay: ['#004957', '#8dd2da'],
  'on-fill': ['#fefcf8', '#061921'],
  line: ['#c7d8db', '#2b4148'],
  gold: ['#f0b13f', '#f3b94c'],
  clay: ['#a33f1e', '#ed946c'],
} as const

type Colour = keyof typeof mailColours

const day = (colour: Colour) => mailColours[colour][0]
const atNight = (name: string, property: string, colour: Colour) =>
  `.${name}{${property}:${mailColours[colour][1]}!important}`

const textFace = 'font-family:Arial,Helvetica,sans-serif'
const headingFace = 'font-family:Georgia,serif'

/** Programs that know day and night take these; others stay with the colours of the day. */
const styles = [
  `.card a{color:${day('bay')}}.soft a{color:${day('soft')}}`,
  `.card h2,.card h3{${headingFace}}`,
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media(prefers-color-scheme:dark){',
  atNight('paper', 'background', 'paper'),
  atNight('card', 'background', 'card'),
  atNight('card', 'border-color', 'line'),
  atNight('ink', 'color', 'ink'),
  `.card a{color:${mailColours.bay[1]}!important}`,
  atNight('soft', 'color', 'soft'),
  `.soft a{color:${mailColours.soft[1]}!important}`,
  atNight('fill', 'background', 'bay'),
  `.card .fill a,.fill{color:${mailColours['on-fill'][1]}!important}`,
  atNight('bay', 'color', 'bay'),
  atNight('clay', 'color', 'clay'),
  atNight('gold', 'color', 'gold'),
  '}',
].join('')

/** The line of the pages: a spine, the kink of the crash, and the gold dot at its end. No picture. */
const mark = [
  ...['bay', 'bay', 'clay', 'bay', 'gold'].map(
    (colour) => `<span class="${colour}" style="color:${day(colour as Colour)}">&#9679;</span>`,
  ),
].join(' ')

/** What to do, as something to press: a link with a ground of its own, also where no picture is shown. */
export const mailButton = (words: string, link: string) =>
  [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>',
    `<td class="fill" style="background:${day('bay')};border-radius:28px">`,
    `<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;${textFace};font-size:18px;`,
    `font-weight:bold;line-height:1.3;text-decoration:none;color:${day('on-fill')}">${escapeHtml(words)}</a>`,
    '</td></tr></table>',
  ].join('')

interface MailPage {
  locale: Locale
  title: string
  heading: string
  /** HTML. */
  body: readonly string[]
  /** HTML, in small letters at the end. */
  foot: readonly string[]
}

/** The HTML part of a mail: the clinic's name and mark, a card with the words, and what is below it. */
export function writeMailPage({ body, foot, heading, locale, title }: MailPage) {
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${styles}</style></head>`,
    `<body class="paper" style="margin:0;background:${day('paper')}">`,
    `<div class="paper ink" style="background:${day('paper')};color:${day('ink')};${textFace};font-size:18px;line-height:1.5">`,
    '<div style="max-width:600px;margin:0 auto;padding:20px 16px">',
    `<p class="bay" style="margin:0 4px 16px;color:${day('bay')};${headingFace};font-size:20px;font-weight:bold;line-height:1.25">`,
    `<span aria-hidden="true" style="font-size:12px;letter-spacing:1px">${mark}</span><br>${escapeHtml(clinic.name)}</p>`,
    `<div class="card" style="background:${day('card')};border:1px solid ${day('line')};border-radius:20px;padding:24px 20px">`,
    `<h1 class="ink" style="margin:0 0 16px;${headingFace};font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    ...body,
    '</div>',
    `<div class="soft" style="margin:20px 4px 0;color:${day('soft')};font-size:15px">`,
    ...foot,
    '</div></div></div></body></html>',
    '',
  ].join('\n')
}
