/**
 * Draws the map of the city anew, `#city/here/map.json`, from the outlines and the table of corners
 * in `#city/here`: `node scripts/draw-map.ts`. Only needed when those change; what to look at
 * afterwards: `docs/crash-figures.md`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cityFolder } from '#city/here/city.ts'
import { mapText } from './draw-map/drawn-map.ts'

writeFileSync(join(cityFolder, 'map.json'), mapText())
