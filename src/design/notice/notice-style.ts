/** Comes with the notice itself: a page without one carries nothing of it. */
export const noticeStyle =
  '.notice{background:var(--dawn);border-bottom:1px solid var(--line)}' +
  '.notice p{width:min(100% - 2.5rem,72rem);margin:0 auto;padding:.7rem 0}' +
  '.notice strong{overflow-wrap:anywhere}' +
  // In an emergency nothing of the clinic is in the way (src/tools/danger-signs/danger-check.css).
  'body:has(.answer-1,.answer-2) .notice{display:none}' +
  '@media print{.notice{border:1px solid;break-inside:avoid}}'
