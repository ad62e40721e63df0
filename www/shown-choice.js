// The choice that a list shows. The program of a page sets the attribute `selected`, which browsers heed only
// until someone has chosen in that list; here it is heeded afterwards, too, as when Back or Undo changes the choice.
new MutationObserver((changes) => {
  for (const { target } of changes) if (target.hasAttribute("selected")) target.selected = true;
}).observe(document, { attributeFilter: ["selected"], subtree: true });
