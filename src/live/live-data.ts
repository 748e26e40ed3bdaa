import { readEvents } from '#words/registers.ts'

/** What live parts draw from; read when the site is built, and written beside its pages for the server. */
export const readLiveData = () => ({ events: readEvents() })

/** It survives JSON. */
export type LiveData = ReturnType<typeof readLiveData>
