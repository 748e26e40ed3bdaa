import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Says how many commits of one small row the disk below a folder takes in a second. */
const [, , folder = '.'] = process.argv
const file = path.join(folder, 'commits.db')
const db = new DatabaseSync(file)
db.exec('pragma journal_mode = wal; pragma synchronous = full; create table commits (id integer)')
const insert = db.prepare('insert into commits values (?)')
const end = performance.now() + 1000
let commits = 0
while (performance.now() < end) {
  insert.run(commits)
  commits += 1
}
db.close()
rmSync(file)
process.stdout.write(String(commits))
