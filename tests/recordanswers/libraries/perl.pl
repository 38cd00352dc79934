# Answers each line "base<TAB>ref" of the input with "=target", or "!" for an error.
use strict;
use warnings;
use URI;

print "Perl URI\t$URI::VERSION\n";
while (my $line = <STDIN>) {
    chomp $line;
    my ($base, $ref) = split /\t/, $line, -1;
    my $target = eval { URI->new_abs($ref, $base)->as_string };
    print defined $target ? "=$target\n" : "!\n";
}
