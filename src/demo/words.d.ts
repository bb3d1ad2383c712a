/** What build/content.ts makes of these files for scripts of the browser. */
declare module '*/bite-words.yaml' {
  const words: import('./bites/bite-words.ts').BiteWords;
  export default words;
}
declare module '*/ticket-words.yaml' {
  const words: import('./contact/ticket-words.ts').TicketWords;
  export default words;
}
declare module '*/plate-words.yaml' {
  const words: import('./plates/plate-words.ts').PlateWords;
  export default words;
}
declare module '*/cup-words.yaml' {
  const words: import('./cup/cup-words.ts').CupWords;
  export default words;
}
declare module '*/whisk-words.yaml' {
  const words: import('./whisk/whisk-words.ts').WhiskWords;
  export default words;
}
