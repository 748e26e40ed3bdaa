import type { BlockProps } from '#words/block.ts'
import { readStories } from '#words/registers.ts'
import { StoryList } from '#words/story-list.tsx'

export const StoriesBlock = ({ context }: BlockProps) => (
  <StoryList locale={context.locale} stories={readStories()} />
)
