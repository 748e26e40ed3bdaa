import { saveFile } from '#design/save-file.ts'

/** What a drawing outside of its page would lose: the styles that the page gives it. */
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

/** So many pixels for each unit of the drawing: sharp in print. */
const grain = 3

/** The drawing as a file of its own, in the colours that it has now. */
function fileOf(chart: SVGSVGElement) {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const parts = [...chart.querySelectorAll('*')]
  for (const [index, part] of [...copy.querySelectorAll('*')].entries()) {
    const own = parts[index]
    if (!own) continue
    const style = getComputedStyle(own)
    for (const name of drawn) part.setAttribute(name, style.getPropertyValue(name))
    part.removeAttribute('class')
  }
  const { width, height } = chart.viewBox.baseVal
  const paper = getComputedStyle(document.body).backgroundColor
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width * grain))
  copy.setAttribute('height', String(height * grain))
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', paper)
  copy.prepend(ground)
  return { text: new XMLSerializer().serializeToString(copy), width, height }
}

/** The same as a picture of points. */
async function pictureOf({ text, width, height }: ReturnType<typeof fileOf>) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * grain
  canvas.height = height * grain
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  pen.drawImage(image, 0, 0)
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came'))),
      'image/png',
    )
  })
}

/** Saves the chart of the page as the button says. */
export function moveIsland(element: HTMLElement) {
  const form = element.querySelector('form')
  const said = element.querySelector('[role=status]')
  const chart = document.querySelector<SVGSVGElement>('.place-chart')
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!chart || !form || !said) return
    const { name = '', failed = '' } = form.dataset
    const kind = event.submitter?.getAttribute('value')
    said.textContent = ''
    try {
      const file = fileOf(chart)
      if (kind === 'png') saveFile(`${name}.png`, 'image/png', await pictureOf(file))
      else saveFile(`${name}.svg`, 'image/svg+xml', file.text)
    } catch {
      said.textContent = failed
    }
  })
}
