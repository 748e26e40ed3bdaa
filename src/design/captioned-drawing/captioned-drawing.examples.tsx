import { captionedDrawings } from '#design/drawings/drawing-names.ts'
import type { Example, InBoth } from '#design/examples.ts'
import { CaptionedDrawing, type CaptionedDrawingProps } from './captioned-drawing.tsx'

const short: InBoth<CaptionedDrawingProps> = {
  en: { drawing: 'turn-head', children: <p>Turn your head gently, to both sides.</p> },
  es: { drawing: 'turn-head', children: <p>Gire la cabeza con suavidad, a los dos lados.</p> },
}

const long: InBoth<CaptionedDrawingProps> = {
  en: {
    drawing: 'safe-then-911',
    children: (
      <p>
        Get out of the traffic first if you can move without pain, and then call 911 if anyone in
        any of the cars may be badly hurt.
      </p>
    ),
  },
  es: {
    drawing: 'safe-then-911',
    children: (
      <p>
        Primero salga del tráfico si puede moverse sin dolor, y después llame al 911 si alguien de
        cualquiera de los carros puede estar grave.
      </p>
    ),
  },
}

export const examples: readonly Example[] = [
  { name: 'one line', render: ({ language }) => <CaptionedDrawing {...short[language]} /> },
  { name: 'long words', render: ({ language }) => <CaptionedDrawing {...long[language]} /> },
  {
    name: 'every drawing',
    render: () =>
      captionedDrawings.map((drawing) => (
        <CaptionedDrawing key={drawing} drawing={drawing}>
          <p>{drawing}</p>
        </CaptionedDrawing>
      )),
  },
]
