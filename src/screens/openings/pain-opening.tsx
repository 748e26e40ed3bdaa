import { figuresInWords } from '#city/crash-figures/figures-in-words.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { Scene } from '#city/scenes/scene.tsx'
import { fill } from '#language/fill.ts'
import { HeadlineFigure } from '#screens/headline-figure.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'
import { cityName } from '#site/city-name.ts'
import { InlineWords } from '#words/words.tsx'

/** What officers wrote down of pain, and people of the city. */
export function PainOpening(page: ScreenProps) {
  const { locale } = page
  const { painFigure } = screenWords[locale]
  const { 'possible-injuries-in-10': count } = figuresInWords(readFigures(), locale)
  return (
    <OpeningFrame
      {...page}
      name="pain"
      under={
        <HeadlineFigure value={fill(painFigure.value, { count })} ofTen={Number(count)}>
          <InlineWords
            text={`${fill(painFigure.counted, { city: cityName })}[^ccrs]`}
            {...contextOf(page)}
          />
        </HeadlineFigure>
      }
    >
      <Scene name="lake-bench" locale={locale} />
    </OpeningFrame>
  )
}
