/** As much of `<html>` as those need that show the state of the address on it. */
export function fakeRoot() {
  const attributes = new Map<string, string>();
  const element = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  return { attributes, element: element as unknown as HTMLElement };
}
