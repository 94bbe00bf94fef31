export const ENGLISH_ONLY: string[] = []
