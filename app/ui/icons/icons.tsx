/** Icons from Lucide (ISC licence, see LICENSE.txt), 24 by 24, by their names there. Only those in use. */
export const ICONS = {} as const;

export type IconName = keyof typeof ICONS;
