import type { SkylineShape } from '#design/drawings/skyline-shape.ts'

/** The cable and its hangers: drawn twice, the far plane turned a little, so that they cross. */
const hangers =
  'M812 26Q925 130 1156 148M812 26Q774 122 700 148M802 148v-99m-10 99v-80m-10 80v-65m-10 65v-52m-10 52v-40m-10 40v-31m-10 31v-23m-10 23v-16m-10 16v-10m-10 10v-5M826 148v-110m14 110v-99m14 99v-89m14 89v-80m14 80v-72m14 72v-64m14 64v-58m14 58v-51m14 51v-46m14 46v-40m14 40v-36m14 36v-31m14 31v-27m14 27v-23m14 23v-20m14 20v-17m14 17v-14m14 14v-11m14 11v-9m14 9v-7m14 7v-5'

const lights =
  'M432 189q26 22 52 0q26 22 52 0q26 22 52 0q26 22 52 0q26 22 52 0q26 22 52 0q26 22 52 0q26 22 52 0'

/**
 * The port with its cranes, downtown behind Lake Merritt, the Bay Bridge's new eastern span, from the
 * far hills to the near shore, on a sheet of 1280 by 230. Wide screens see all of it; a phone sees the
 * middle: one crane, the Tribune Tower, the necklace of lights and the bridge's tower.
 */
export const skyline: readonly SkylineShape[] = [
  // Three ranges of the East Bay hills
  {
    className: 'fill-hill',
    d: 'M0 92c70-18 130-34 200-28s110 26 170 20 110-38 180-40 120 26 190 22 130-24 210-22 150 36 220 30 90-14 110-12v168H0z',
  },
  {
    className: 'fill-mist',
    d: 'M0 128c80-6 120-30 210-26s150 34 230 26 140-34 220-30 160 30 260 24 140-30 220-28 110 14 140 20v116H0z',
  },
  {
    className: 'fill-mist-2',
    d: 'M0 156c90-4 150-18 240-14s190 16 280 12 100-20 160-18 90 26 150 28 140-14 220-12 160 8 230 2v30H0z',
  },
  // The new eastern span: two planes of hangers that cross, tower, deck, piers
  { className: 'line-fine', d: hangers },
  { className: 'line-fine', transform: 'matrix(1.05 0 -.09 .98 -38.3 .5)', d: hangers },
  { d: 'M812 26Q925 130 1156 148M812 26Q774 122 700 148M690 151h466c60 0 90 8 124 12' },
  {
    className: 'line-strong',
    d: 'M690 148h466c60 0 90 8 124 12M806 184L811 26h2l5 158M807 130h10M702 184v-33m454 0v33m48-31v31m44-26v26',
  },
  { className: 'accent', strokeWidth: '2.5', strokeDasharray: '5 21 7 40 4 13', d: 'M712 145h440' },
  // A train on its way downtown
  { className: 'line', d: 'M300 164h210M312 168v16m34-16v16m34-16v16m34-16v16m34-16v16m34-16v16' },
  { className: 'line fill-paper', d: 'M318 163v-10h66q8 2 10 10z' },
  { className: 'line-fine cut', strokeWidth: '3.5', strokeDasharray: '6 3', d: 'M321 157h62' },
  // Oaks on the hills and on Yerba Buena Island
  {
    className: 'line-fine fill-mist-2',
    d: 'M206 145q-3-9 5-10 3-9 11-4 9-2 8 6 8 2 5 8zM232 145q-3-9 5-10 3-9 11-4 9-2 8 6 8 2 5 8zM476 154q-3-9 5-10 3-9 11-4 9-2 8 6 8 2 5 8zM1204 184q-3-9 5-10 3-9 11-4 9-2 8 6 8 2 5 8zM1242 184q-3-9 5-10 3-9 11-4 9-2 8 6 8 2 5 8zM667 184q-4-9 3-13-3-9 5-12 0-9 9-10 5-9 13-2 9-1 9 8 7 4 4 12 6 7 0 17z',
  },
  // Downtown: City Hall, Tribune Tower, Kaiser Center, the cathedral of light
  {
    className: 'line fill-paper',
    d: 'M590 184V80h22v104M503 184v-40h8v-32h4v-10h3q4-16 8 0h3v10h4v32h8v40M541 184v-46h11V88h28v50h11v46M617 184v-72q18-8 36 0v72M659 184c-5-20-3-44 5-58h12c7 14 9 38 4 58z',
  },
  { d: 'M566 44V24m-44 66v-12M601 80v-16M549 92h34M503 144h38m-30-32h22' },
  {
    className: 'line-fine',
    d: 'M664 183c-3-20-2-38 3-56m-7 14h20m-22 14h25m-24 14h23m-13-42v56m4-56c4 18 5 36 3 56',
  },
  {
    className: 'cut',
    strokeWidth: '2',
    strokeDasharray: '3 4',
    d: 'M557 107v73m6-73v73m6-73v73m6-73v73M546 149v31m39-31v31M596 86v94m5-94v94m5-94v94M508 149v31m5-31v31m5-63v25m4-25v25m4-25v25m0 7v31m5-31v31',
  },
  { className: 'cut', strokeWidth: '30', strokeDasharray: '1 5', d: 'M635 116v66' },
  // The port: cranes, one with its boom up, boxes, a ship, a sailing boat
  { className: 'line-strong', d: 'M0 184h704m488 0h88' },
  {
    className: 'line-fine',
    d: 'M220 91l-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5M170 98l-5 25m12 0l-5-25M111 182l4-86m18 0l4 86M384 91l-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5M358 98l-5 25m12 0l-5-25M275 182l4-86m18 0l4 86M461 91l7-8-1-10 8-8-2-10 8-8-1-11 8-7-2-11 8-7',
  },
  {
    d: 'M70 96h150v-5m-113 5l34 46m-10-93l46 42m36 0l-82-42-61 42M234 96h150v-5m-113 5l34 46m-10-93l46 42m36 0l-82-42-61 42M392 96h69l4-4 29-81-5-2m-60 87l34 46m-10-93l22 10m-22-10l29-9m-29 9l-61 42',
  },
  {
    className: 'line-strong',
    d: 'M104 182l5-88h30l5 88m-38-40h36M70 91h150M109 91l22-42 8 42M268 182l5-88h30l5 88m-38-40h36M234 91h150M273 91l22-42 8 42M426 182l5-88h30l5 88m-38-40h36M392 91h69M431 91l22-42 8 42M461 91l28-82M98 183h12m28 0h12M262 183h12m28 0h12M420 183h12m28 0h12',
  },
  {
    className: 'line fill-paper',
    d: 'M70 91v-11h22v11zM234 91v-11h22v11zM392 91v-11h22v11zM157 176v-24h12v24m-6-24v-8M960 204h30l-4 5h-21zM974 202v-28l14 24zM971 200v-18l-11 18z',
  },
  {
    className: 'line fill-mist-2',
    d: 'M150 176h124l-14 22h-102zM550 88h32l-7-26h-4v-8l-5-10-5 10v8h-4z',
  },
  {
    className: 'cut',
    strokeWidth: '7',
    strokeDasharray: '15 1',
    d: 'M0 180h63M6 172h47m122 0h95m-79-8h47M0 156h15',
  },
  {
    className: 'cut accent',
    strokeWidth: '7',
    strokeDasharray: '15 1',
    d: 'M0 164h31m144 0h15m49 0h15M191 156h47',
  },
  { className: 'fill-accent', d: 'M162 123h18v7h-18zM350 123h18v7h-18z' },
  // The shore of Lake Merritt with its necklace of lights
  { className: 'line-strong fill-mist', d: 'M310 228c50-8 90-11 140-11h380c50 0 90 3 140 11' },
  // Strings of light, ripples, a bicycle
  {
    className: 'line-fine',
    d: `${lights}M654 208a4 4 0 1 0 .1 0m15 0a4 4 0 1 0 .1 0M654 212l4-7h9l3 7m-3-7l-5 7-4-9m9 2l-1-3h3M20 214q6-3 12 0t12 0M320 200q6-3 12 0t12 0M880 204q6-3 12 0t12 0M1060 214q6-3 12 0t12 0M80 206h40m10 0h10M500 208h24M740 208h30M1100 196h70M1180 210h60m10 0h8`,
  },
  { className: 'accent', strokeWidth: '2.6', strokeDasharray: '0 7.1', d: lights },
  // Lamp posts, a cyclist, geese, gulls
  {
    d: 'M432 217v-28m52 28v-28m52 28v-28m52 28v-28m52 28v-28m52 28v-28m52 28v-28m52 28v-28m52 28v-28M661 212l3-6-7-3 5-8 3 6 4 0M540 201h2q2 0 2 3v4q0 5 6 5 7 0 10-7-9 0-12 2m16-7h2q2 0 2 3v4q0 5 6 5 7 0 10-7-9 0-12 2M636 62q4-4 7 0 3-4 7 0m8-12q4-4 7 0 3-4 7 0m2 16q4-4 7 0 3-4 7 0M930 60q4-4 7 0 3-4 7 0m10-11q4-4 7 0 3-4 7 0',
  },
  // The clock of the Tribune, a helmet
  { className: 'accent', strokeWidth: '4.3', d: 'M566 98v0M664 192.5v0' },
]
