/**
 * What the tools left on a device before they shared a record: taken from a browser in which the site
 * of November 2026 was used on its 21st, for a crash of the day before.
 */
export const olderData = {
  'danger-signs':
    '{"draft":{"who":"me","crashDate":"","facts":[],"marked":[]},"listAnswered":"2026-11-21","lastVisit":"2026-11-21"}',
  'accident-action-plan':
    '{"version":1,"planId":"ca3c8911-7230-44a1-bdd3-d2a1ef18d008","calendarFiles":1,"crash":{"date":"2026-11-20","time":"15:30","role":"driver","hurt":"yes","circumstances":["hit-and-run"]},"done":["photos"],"own":[{"id":"914798cf-15fa-4259-b685-0cb933a5e84b","text":"Call my sister","done":false}],"notes":"Report 26-051234","sent":[{"name":"police-report","start":{"kind":"moment","date":"2026-11-21","time":"15:30"}},{"name":"police-hit-and-run","start":{"kind":"moment","date":"2026-11-21","time":"15:30"}},{"name":"sr1","start":{"kind":"day","date":"2026-11-30"}},{"name":"insurer-statement","start":{"kind":"day","date":"2026-12-20"}},{"name":"now","start":{"kind":"day","date":"2026-11-22"}},{"name":"first-day","start":{"kind":"day","date":"2026-11-22"}},{"name":"72-hours","start":{"kind":"day","date":"2026-11-23"}},{"name":"two-weeks","start":{"kind":"day","date":"2026-12-04"}},{"name":"own-list","start":{"kind":"day","date":"2026-11-23"}}]}',
  'recovery-calculator-result':
    '{"version":1,"keptOn":"2026-11-21","crashDate":"2026-11-20","area":"neck","worstPain":6,"signs":5,"band":"more"}',
} as const
