/** The wide scenes of the city, each a file of its own. */
export const sceneNames = [
  'lake-bench',
  'bus',
  'porch',
  'exam-room',
  'front-desk',
  'crosswalk',
  'bridge-night',
  'kitchen-call',
  'redwoods',
  'bicycle',
  'waiting-room',
  'attorney-desk',
  'door',
  'hands',
] as const

export type SceneName = (typeof sceneNames)[number]

export const isScene = (name: string | undefined): name is SceneName =>
  sceneNames.includes(name as SceneName)
