const text = 'charset=utf-8'

const types: Record<string, string> = {
  '.html': `text/html; ${text}`,
  '.css': `text/css; ${text}`,
  '.js': `text/javascript; ${text}`,
  '.mjs': `text/javascript; ${text}`,
  '.json': `application/json; ${text}`,
  '.geojson': `application/geo+json; ${text}`,
  '.xml': `application/xml; ${text}`,
  '.txt': `text/plain; ${text}`,
  '.md': `text/markdown; ${text}`,
  '.csv': `text/csv; ${text}`,
  '.ics': `text/calendar; ${text}`,
  '.svg': `image/svg+xml; ${text}`,
  '.webmanifest': `application/manifest+json; ${text}`,
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** By the end of a file's name; the end alone will do: `.txt`. */
export function contentType(file: string) {
  return types[file.slice(file.lastIndexOf('.')).toLowerCase()] ?? 'application/octet-stream'
}

/** Texts, and the one image format that is not compressed in itself. */
export function isCompressible(file: string) {
  const type = contentType(file)
  return type.endsWith(text) || type === 'image/x-icon'
}
