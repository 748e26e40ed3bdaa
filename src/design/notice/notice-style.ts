/** Comes with the notice itself: a page without one carries nothing of it. */
export const noticeStyle =
  '.notice{background:var(--dawn);border-bottom:1px solid var(--line)}' +
  '.notice p{width:min(100% - 2.5rem,72rem);margin:0 auto;padding:.7rem 0}' +
  '.notice strong{overflow-wrap:anywhere}' +
  '@media print{.notice{border:1px solid;break-inside:avoid}}'
