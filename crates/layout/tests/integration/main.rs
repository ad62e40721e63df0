//! The tests of `plyscope-layout`, in one program: each more would be linked, and kept, with all it uses.

mod layout_laws;
mod layout_oracle;
mod support;
