//! `nimatron completions`: what a shell needs to complete commands.
use crate::{Console, failure::Failure, help};
use clap_complete::{Shell, generate};

#[derive(Debug, clap::Args)]
pub(crate) struct Completions {
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let mut script = Vec::new();
        generate(self.shell, &mut help::command(console.lang), "nimatron", &mut script);
        Ok(console.output.write_all(&script)?)
    }
}
