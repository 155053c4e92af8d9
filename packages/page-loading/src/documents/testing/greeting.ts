declare const INLINE_DATA: { readonly name: string };

document.title = `Hello, ${INLINE_DATA.name}`;
