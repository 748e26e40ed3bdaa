/**
 * Draws the map of Oakland anew, `data/places/map.json`, from the outlines and the table of corners
 * in `data/crashes`: `node scripts/draw-map.ts`. Only needed when those change; what to look at
 * afterwards: `docs/crash-figures.md`.
 */
import { writeFileSync } from 'node:fs'
import { mapText } from './draw-map/drawn-map.ts'

writeFileSync('data/places/map.json', mapText())
