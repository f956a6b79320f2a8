/** What the built-in model knows of the catalogue: which words name something there. Words are folded. */
export interface KnownNames {
  /**
   * How many words, from one on, name a restaurant; 0 when none do. `announced`: a word such as «من» stands before them, so
   * that words which also name food may do.
   */
  restaurantAt(words: readonly string[], at: number, announced: boolean): number;
  /** Whether words in another script or spelling are the name of a restaurant. */
  isRestaurant(words: readonly string[]): boolean;
  /** Whether words sound like the name of a restaurant, where something announces one. */
  isLikeRestaurant(words: readonly string[]): boolean;
  /** How many words, from one on, name a neighbourhood; `exactly`: as it is written. */
  areaAt(words: readonly string[], at: number, exactly: boolean): number;
  /** How many words, from one on, are the name of a dish as it is written; 0 for a single word. */
  dishAt(words: readonly string[], at: number): number;
  /** Whether some words together are what a menu calls a dish. */
  isDish(words: readonly string[]): boolean;
  /** Whether a menu has a dish and rice beside it as one: «دجاج شواية» of «رز بخاري مع دجاج شواية». */
  isServedOnRice(dish: readonly string[]): boolean;
  /** Whether a word belongs to the name of some dish. */
  isDishWord(word: string): boolean;
  /** Whether a dish with a word in its name counts so many pieces: 8 of «بروست». */
  inPieces(word: string, pieces: number): boolean;
  /** Whether a word is one of a dish's with a slip in it. */
  isLikeDishWord(word: string): boolean;
}
