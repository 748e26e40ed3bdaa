import { expect, test } from 'vitest'
import { readUpload } from './read-upload.ts'

const most = 100_000

function makeBody({ bytes = 1000, after = '' } = {}) {
  const parts = [
    '--edge\r\nContent-Disposition: form-data; name="alt"\r\n\r\nEl jardín\r\n',
    '--edge\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  ]
  return Buffer.concat([
    Buffer.from(parts.join('')),
    Buffer.alloc(bytes, '\r\n--edg'),
    Buffer.from(`\r\n--edge--${after}`),
  ])
}

const boundary = 'multipart/form-data; boundary=edge'

/** In pieces, as a network brings it; without a length where none is given. */
function ask(body: Buffer, headers: Record<string, string> = {}, piece = 777) {
  let at = 0
  const pulled = { bytes: 0 }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close()
      const chunk = new Uint8Array(body.subarray(at, at + piece))
      at += piece
      pulled.bytes += chunk.length
      controller.enqueue(chunk)
    },
  })
  const request = new Request('https://clinic.example', {
    method: 'POST',
    headers: { 'content-type': boundary, ...headers },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  return { request, pulled }
}

const formOf = (form: URLSearchParams) => Object.fromEntries(form)

test('fields and file are read, though the file has what looks like an edge', async () => {
  const read = await readUpload(ask(makeBody()).request, most)
  if (read.kind !== 'upload') throw new Error(read.kind)
  expect(formOf(read.form)).toEqual({ alt: 'El jardín' })
  expect(Buffer.from(read.file ?? []).equals(Buffer.alloc(1000, '\r\n--edg'))).toBe(true)
})

test.each([
  ['says its length', true],
  ['does not say its length', false],
  ['says less than comes', 'less'],
] as const)('what is too large and %s gives back what was typed before it', async (_name, says) => {
  const body = makeBody({ bytes: most + 50_000 })
  const length = says === 'less' ? '10' : String(body.length)
  const { pulled, request } = ask(body, says ? { 'content-length': length } : {})
  const read = await readUpload(request, most)
  if (read.kind !== 'too-large') throw new Error(read.kind)
  expect(formOf(read.form)).toEqual({ alt: 'El jardín' })
  // To its end: a browser that is still sending shows no answer.
  expect(pulled.bytes).toBe(body.length)
})

test('a body without end is not read for ever', async () => {
  const { pulled, request } = ask(makeBody({ bytes: 120_000_000 }), {}, 1_000_000)
  expect((await readUpload(request, most)).kind).toBe('too-large')
  expect(pulled.bytes).toBeLessThan(110_000_000)
})

test.each([
  ['another type', makeBody(), { 'content-type': 'text/plain' }],
  ['another edge', makeBody(), { 'content-type': 'multipart/form-data; boundary=other' }],
  ['no edge', makeBody(), { 'content-type': 'multipart/form-data' }],
  ['one that was cut off', makeBody().subarray(0, -3), {}],
  ['one that was cut off in its head', makeBody().subarray(0, 30), {}],
  ['nothing', Buffer.alloc(0), {}],
  ['a part without a name', Buffer.from('--edge\r\nX: y\r\n\r\nz\r\n--edge--'), {}],
])('%s is malformed', async (_name, body, headers) => {
  expect(await readUpload(ask(body, headers).request, most)).toEqual({ kind: 'malformed-request' })
})

test('no file chosen is none', async () => {
  const read = await readUpload(ask(makeBody({ bytes: 0 })).request, most)
  expect(read).toMatchObject({ kind: 'upload', file: undefined })
})
