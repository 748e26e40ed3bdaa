import type { APIRoute, GetStaticPaths } from 'astro'
import { readLiveData } from '#screens/live/live-data.ts'
import { liveFiles, liveFolder } from '#screens/live/live-folder.ts'

const nameOf = (file: string) => file.slice(0, -'.json'.length)

/** What our server draws live parts from, as this build has read it; never sent. */
export const getStaticPaths = (() => [
  { params: { live: `${liveFolder}/${nameOf(liveFiles.data)}` } },
]) satisfies GetStaticPaths

export const GET: APIRoute = () => Response.json(readLiveData())
