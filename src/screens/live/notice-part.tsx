import { renderToStaticMarkup } from 'react-dom/server'
import { Notice } from '#design/notice/notice.tsx'
import { noticeStyle } from '#design/notice/notice-style.ts'
import { openingsWith, standingNotice } from '#site/announced.ts'
import { noticeWords } from '#site/notice-words.ts'
import type { Asked, LivePart } from './live-part.ts'

function wordsOf({ announced, by, locale, now }: Asked) {
  const notice = standingNotice(announced, now)
  if (!notice) return
  const openings = openingsWith(announced)
  return noticeWords(notice, { locale, now: by === 'server' ? now : undefined, openings })
}

/** What the clinic announces on every page: nothing while there is nothing. */
export const noticePart: LivePart = {
  name: 'notice',
  key: (asked) => {
    const { text = '', when = '' } = wordsOf(asked) ?? {}
    return `${text} ${when}`
  },
  draw(asked) {
    const words = wordsOf(asked)
    return words ? renderToStaticMarkup(<Notice {...words} />) : ''
  },
}

const isStanding = ({ announced, now }: Asked) => standingNotice(announced, now) !== undefined

/** Its styles, in the head of the page. */
export const noticeStylePart: LivePart = {
  name: 'notice-style',
  key: (asked) => (isStanding(asked) ? 'styled' : ''),
  draw: (asked) => (isStanding(asked) ? `<style>${noticeStyle}</style>` : ''),
}
