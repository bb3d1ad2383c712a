/** One filter button: its word in the address, its label, and the industry it keeps ('' keeps all). */
export interface IndustryOption {
  id: string;
  label: string;
  industry: string;
}

/**
 * The option an address names. An unknown word becomes an option without label and items, so that an old link says
 * "nothing here" and does not pretend to be filtered.
 */
export function optionById(options: readonly IndustryOption[], id: string): IndustryOption {
  return options.find((option) => option.id === id) ?? { id, label: '', industry: id };
}

/** True where the item's industry equals the option's (specification, "Work page"); "All" keeps everything. */
export function keepsIndustry({ industry }: IndustryOption, item: { industry: string }): boolean {
  return industry === '' || item.industry === industry;
}
