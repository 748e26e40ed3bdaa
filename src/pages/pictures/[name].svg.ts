import type { APIRoute } from 'astro'
import type { ComponentType } from 'react'
import { scenes } from '#city/here/scenes/scenes.ts'
import { clinic } from '#clinic'
import { bodyParts } from '#design/body-parts/body-parts.tsx'
import { movementStrips } from '#design/movement/movement-frames.tsx'
import { type Theme, themes } from '#design/people/palette.ts'
import { pictureFile } from '#design/people/picture-file.ts'
import { Portrait } from '#design/people/portrait.tsx'
import { pictureFileName } from '#design/picture/picture-path.ts'
import tokens from '#design/styles/tokens.css?raw'

interface Drawn {
  Drawn: ComponentType
  theme: Theme
}

const pictures: readonly (readonly [string, ComponentType])[] = [
  ...Object.entries(scenes),
  ...Object.entries(bodyParts),
  ...movementStrips,
  ['portrait', Portrait],
]

export const getStaticPaths = () =>
  pictures.flatMap(([picture, Drawn]) =>
    themes.map((theme) => ({
      params: { name: pictureFileName(picture, theme) },
      props: { Drawn, theme },
    })),
  )

export const GET: APIRoute<Drawn> = ({ props: { Drawn, theme } }) =>
  new Response(pictureFile(Drawn, theme, tokens, clinic.brand?.hue), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
