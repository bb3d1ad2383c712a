/** Sorts collection entries by the number in their `id` field (`1` before `10`). For `Array.sort`. */
export function byId(
  a: { data: { id: number | string } },
  b: { data: { id: number | string } },
): number {
  return Number(a.data.id) - Number(b.data.id);
}
