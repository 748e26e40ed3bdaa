export { CommunityPain as Island } from './community-pain.tsx'
