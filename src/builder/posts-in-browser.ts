import { fileURLToPath } from 'node:url'
import { posts } from '#clinic/posts/posts.ts'

const replaced = fileURLToPath(import.meta.resolve('#clinic/posts/posts.ts'))

/** Scripts in the browser read no files: the table of addresses has there the posts that are shown. */
export const postsInBrowser = () => ({
  name: 'posts-in-browser',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  load: (id: string) =>
    id === replaced
      ? `export const posts = ${JSON.stringify(posts.filter(({ isShown }) => isShown))}`
      : null,
})
