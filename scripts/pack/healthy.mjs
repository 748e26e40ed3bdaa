// In a pack: `node healthy.mjs` ends with 0 while the server beside it can store something, else with 1.
// For the health check of a container, which has no other program to ask with.
import http from 'node:http'

const { PORT = '4321' } = process.env
const request = http.get(
  { host: '127.0.0.1', port: PORT, path: '/healthz', timeout: 4000 },
  (answer) => process.exit(answer.statusCode === 200 ? 0 : 1),
)
request.on('timeout', () => process.exit(1))
request.on('error', () => process.exit(1))
