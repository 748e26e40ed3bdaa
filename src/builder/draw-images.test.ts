import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { makeDrawing } from './draw-images.ts'
import { shareImage } from './share-image-layout.ts'

const [width, height, margin] = [1200, 630, 60]
const paper = '251,247,238,255'

/** The pixels of a column, from the top down to the row. */
function column(pixels: Uint8Array, x: number, rows: number) {
  return Array.from({ length: rows }, (_, y) => {
    const at = (y * width + x) * 4
    return pixels.subarray(at, at + 4).join()
  })
}

test('a long heading stays inside the margins of a share image, and above the skyline', async () => {
  const heading = 'Qué enseña la atención de lesiones a estudiantes de quiropráctica en California'
  const png = await (await makeDrawing())(shareImage(heading, 'es'))
  const href = `data:image/png;base64,${png.toString('base64')}`
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`,
  ).render()
  const { pixels } = image
  for (const x of [0, margin, width - margin, width - 1]) {
    expect(new Set(column(pixels, x, 400))).toEqual(new Set([paper]))
  }
  const middle = column(pixels, 300, 400)
  expect(new Set(middle.slice(104, 369)).size).toBeGreaterThan(1)
  expect(new Set(middle.slice(104, 110)).size).toBe(1)
  expect(new Set(middle.slice(363, 369)).size).toBe(1)
})
