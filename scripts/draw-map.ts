/**
 * Draws the map of Oakland anew, `src/city/oakland/map.json`, from the outlines and the table of corners
 * in `src/city/oakland`: `node scripts/draw-map.ts`. Only needed when those change; what to look at
 * afterwards: `docs/crash-figures.md`.
 */
import { writeFileSync } from 'node:fs'
import { mapText } from './draw-map/drawn-map.ts'

writeFileSync('src/city/oakland/map.json', mapText())
